import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Gate } from './gate';

/** The questions of a link, with the way back to the portal beside them: for whoever the portal lets in. */
export function Page() {
  return <Gate>{() => <Onward />}</Gate>;
}

function Onward() {
  const { uniqueLink = '' } = useParams();
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(`/public/questionnaire/${encodeURIComponent(uniqueLink)}`, { replace: true });
  }, [navigate, uniqueLink]);
  return null;
}
