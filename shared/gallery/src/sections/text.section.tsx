import { DateText, KeyHint, Money, PageHeader } from '@butterfly/ui-kit';
import { phoneText } from '@butterfly/ui-kit/phone-text';
import { PageTabs, ProjectLink } from '@butterfly/record-kit/page';
import { Button } from 'antd';
import { Part } from '../part';

const tabs = [
  { to: '/', label: 'Overview' },
  { to: '/projects', label: 'Projects' },
  { to: '/notes', label: 'Notes' },
];

export function TextSection() {
  return (
    <div className="gallery-grid">
      <Part name="PageHeader" wide>
        <PageHeader
          eyebrow="Projects"
          title="Okafor wedding"
          meta="Glass House, Hudson"
          actions={
            <>
              <Button>Share</Button>
              <Button type="primary">Send</Button>
            </>
          }
        />
      </Part>
      <Part name="PageTabs">
        <PageTabs label="Sample pages" tabs={tabs} />
      </Part>
      <Part name="ProjectLink">
        <h3>
          <ProjectLink id={7}>Marlow & Okafor wedding</ProjectLink>
        </h3>
      </Part>
      <Part name="Money">
        <Money minor={1_284_050} /> <span className="bf-soft">·</span> <Money minor={98_000} currency="EUR" />
      </Part>
      <Part name="DateText">
        <DateText value="2027-06-12" /> <span className="bf-soft">·</span> <DateText value="2027-06-12T19:04:00Z" as="moment" />
      </Part>
      <Part name="phoneText">{phoneText('+15185550142')}</Part>
      <Part name="KeyHint">
        <KeyHint keys={['⌘', 'K']} />
      </Part>
    </div>
  );
}
