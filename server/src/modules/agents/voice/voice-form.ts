import { runBody, type RunBody } from '@butterfly/contracts/agents';
import { AppError } from '../../../platform/http/app-error';

/** The recording. @throws AppError 400 when there is none. */
export function audioOf(form: FormData): Blob {
  const audio = form.get('audio');
  if (audio === null || typeof audio === 'string' || audio.size === 0) throw new AppError('agents.audio_missing');
  return audio;
}

/** The other parts; the words come from the recording. Browsers that send "null" for no project mean none. */
export function spokenRun(form: FormData, message: string): RunBody {
  const part = (name: string): string | undefined => {
    const value = form.get(name);
    return typeof value === 'string' && value !== '' && value !== 'null' && value !== 'undefined' ? value : undefined;
  };
  const parsed = runBody.safeParse({
    session_id: part('session_id'),
    message,
    project_id: part('project_id'),
    currentPageUrl: part('currentPageUrl'),
    message_id: part('message_id'),
  });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new AppError('invalid_input', { fields: { [String(issue?.path[0] ?? 'body')]: [issue?.message ?? 'is not valid'] } });
}
