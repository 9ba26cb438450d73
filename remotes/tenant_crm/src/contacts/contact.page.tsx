import { useParams } from 'react-router-dom';
import { ContactRecord } from './contact-record';

export function Page() {
  const { id = '' } = useParams();
  return <ContactRecord id={id} />;
}
