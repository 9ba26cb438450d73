import type { ClientFile, Language } from '@butterfly/contracts/client_portal';
import { useQuery } from '@tanstack/react-query';
import { api, keys } from '../../client_portal.client';
import type { MoreWords } from '../../words/more/more-words';
import { dayText, sizeText } from '../format';
import type { ShownMore } from '../later';
import { Archive } from './archive';
import { useUpload } from './use-upload';

/** What the studio shares and what was sent to it, and everything at once. */
export function FileList({ token, portal, words, more }: ShownMore) {
  const found = useQuery({
    queryKey: keys.sent(token),
    queryFn: async ({ signal }) => (await api.listFiles({ params: { token }, signal })).data.results,
    refetchOnWindowFocus: 'always',
  });
  return (
    <>
      {found.error && !found.data && <p role="alert">{words.failed}</p>}
      {found.data?.length === 0 && <p className="bf-soft">{more.fileNone}</p>}
      <ul>
        {found.data?.map((file) => (
          <Line key={file.id} file={file} token={token} language={portal.me.language} more={more} />
        ))}
      </ul>
      {portal.state === 'live' && <Upload token={token} words={words} more={more} />}
      <Archive token={token} portal={portal} words={words} more={more} />
    </>
  );
}

interface LineProps {
  readonly file: ClientFile;
  readonly token: string;
  readonly language: Language;
  readonly more: MoreWords;
}

function Line({ file: { id, name, size, from, at }, token, language, more }: LineProps) {
  const facts = [dayText(at.slice(0, 10), language), sizeText(size, language), from === 'me' ? more.fileFromMe : ''];
  return (
    <li className="portal-line">
      <span className="portal-line-words">
        <strong>{name}</strong>
        <span className="bf-soft">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <a className="portal-plain" href={`/api/client_portal/${token}/files/${id}/`} download={name}>
        {more.fileOpen}
        <span className="bf-hidden"> {name}</span>
      </a>
    </li>
  );
}

function Upload(props: Pick<ShownMore, 'more' | 'token' | 'words'>) {
  const { more } = props;
  const { said, share, canRetry, retry, choose } = useUpload(props);
  return (
    <div className="portal-form">
      <label className="portal-plain portal-choose">
        {more.fileSend}
        <input
          className="bf-hidden"
          type="file"
          multiple
          accept="image/*,application/pdf"
          disabled={share !== null}
          onChange={({ target }) => {
            choose([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
      <p className="bf-soft">{more.fileRule}</p>
      {share !== null && <progress aria-label={more.messageSending} value={share} />}
      <p role="status">{said}</p>
      {canRetry && (
        <p className="portal-buttons">
          <button type="button" className="portal-plain" onClick={retry}>
            {more.fileAgain}
          </button>
        </p>
      )}
    </div>
  );
}
