import type { ConnectionTest } from '@butterfly/contracts/live_console';
import { isApiError } from '@butterfly/plugin-sdk';
import { Icon } from '@butterfly/ui-kit';
import type { UseMutationResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Tries what is saved and says what came of it; `hint` says why there is nothing to try. */
export function ConnectionTestLine({ test, hint }: { test: UseMutationResult<ConnectionTest, Error, void>; hint: string }) {
  const line = useRef<HTMLDivElement>(null);
  const isOver = test.isSuccess || test.isError;
  useEffect(() => {
    // In a low window the answer would be below the edge.
    if (isOver) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isOver]);
  return (
    <div ref={line} className="live-test">
      <button
        type="button"
        className="bf-button"
        disabled={hint !== '' || test.isPending}
        aria-describedby="live-c-test"
        onClick={() => test.mutate()}
      >
        {test.isPending ? 'Testing…' : 'Test connection'}
      </button>
      <p id="live-c-test" className={failure(test) ? 'live-problem' : 'live-soft'} role="status">
        {failure(test) ??
          (test.data ? (
            <>
              <Icon name="check" size={16} /> The connection works.
            </>
          ) : (
            hint
          ))}
      </p>
    </div>
  );
}

function failure({ data, error }: Pick<UseMutationResult<ConnectionTest, Error, void>, 'data' | 'error'>): string | null {
  if (error) return isApiError(error) ? error.message : 'Something unexpected happened. Please try again.';
  return data && !data.ok ? data.message : null;
}
