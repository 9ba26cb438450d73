import { Icon, KeyHint } from '@butterfly/ui-kit';
import { Input, type InputRef } from 'antd';
import { useEffect, useState, type Ref } from 'react';

const TYPING_PAUSE_MS = 250;

interface ListSearchProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
  readonly inputRef: Ref<InputRef>;
}

/** Searches when the typing pauses, and at once with Enter or when it is cleared. */
export function ListSearch({ label, placeholder, value, onSearch, inputRef }: ListSearchProps) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  // A value that this field did not send itself comes from the address: Back, a link, a saved view.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setText(value);
      setSent(value);
    }
  }
  const send = (search: string) => {
    setSent(search);
    onSearch(search);
  };
  useEffect(() => {
    const search = text.trim();
    if (search === sent) return undefined;
    const timer = setTimeout(() => send(search), search === '' ? 0 : TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
    // The callback is made anew with every render; only what is typed starts the wait.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [text, sent]);
  return (
    <Input
      ref={inputRef}
      className="bf-list-search"
      type="search"
      aria-label={label}
      placeholder={placeholder}
      allowClear
      maxLength={200}
      prefix={<Icon name="search" size={16} />}
      suffix={text === '' && <KeyHint keys={['/']} />}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onPressEnter={() => send(text.trim())}
    />
  );
}
