import {
  EmptyState,
  ErrorCard,
  LoadingScreen,
  RestoredNote,
  SaveState,
  Skeleton,
  StatusDot,
  StatusTag,
  type SkeletonKind,
  type Tone,
} from '@butterfly/ui-kit';
import { AnswerTerms, PickPicture, UndoBar } from '@butterfly/ui-kit/record';
import { Button } from 'antd';
import { useState } from 'react';
import { Part } from '../part';

const tones: readonly Tone[] = ['neutral', 'iris', 'eucalyptus', 'blush', 'marigold', 'clay'];
const outlines: readonly SkeletonKind[] = ['table', 'board', 'form', 'canvas', 'cards'];

export function FeedbackSection() {
  return (
    <div className="gallery-grid">
      <Part name="EmptyState">
        <EmptyState
          title="No photographs yet"
          text="Drop some here to begin."
          action={<Button type="primary">Choose photographs</Button>}
        />
      </Part>
      <Part name="ErrorCard">
        <ErrorCard
          title="The list could not be loaded"
          text="Nothing was lost. Look again in a moment."
          details="request_timed_out"
          onRetry={() => undefined}
        />
      </Part>
      <Part name="LoadingScreen">
        <LoadingScreen message="Opening the board…" />
      </Part>
      <Part name="SaveState">
        <div className="gallery-row">
          <SaveState status={{ kind: 'unsaved' }} />
          <SaveState status={{ kind: 'saving' }} />
          <SaveState status={{ kind: 'saved', at: new Date('2027-03-02T17:04:00Z') }} />
          <SaveState status={{ kind: 'failed', reason: 'no connection' }} onRetry={() => undefined} />
        </div>
      </Part>
      <Part name="StatusDot">
        <div className="gallery-row">
          {tones.map((tone) => (
            <StatusDot key={tone} tone={tone}>
              {tone}
            </StatusDot>
          ))}
        </div>
      </Part>
      <Part name="StatusTag">
        <div className="gallery-row">
          {tones.map((tone) => (
            <StatusTag key={tone} tone={tone}>
              {tone}
            </StatusTag>
          ))}
        </div>
      </Part>
      <Part name="RestoredNote">
        <Restored />
      </Part>
      <Part name="UndoBar">
        <UndoBar text="Ada Berg was archived." busy={false} onUndo={() => undefined} onClose={() => undefined} />
      </Part>
      <Part name="PickPicture">
        <PickPicture label="Picture of the arch" busy={false} onPick={() => undefined}>
          Photograph
        </PickPicture>
      </Part>
      <Part name="AnswerTerms">
        <dl>
          <AnswerTerms answers={[{ key: 'colours', label: 'Your colours', value: 'Sage and coral' }]} />
        </dl>
      </Part>
      <Part name="Banner">
        <p className="bf-banner">
          <span>Two people work on this record.</span>
          <Button>All right</Button>
        </p>
      </Part>
      <Part name="Skeleton" wide>
        <div className="gallery-grid">
          {outlines.map((kind) => (
            <Skeleton key={kind} kind={kind} label={`A ${kind} that is loading`} />
          ))}
        </div>
      </Part>
    </div>
  );
}

function Restored() {
  const [restored, setRestored] = useState<'discarded' | 'yes'>('yes');
  return <RestoredNote draft={{ restored, discard: () => setRestored('discarded'), bringBack: () => setRestored('yes') }} />;
}
