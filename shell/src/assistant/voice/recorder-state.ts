import { scan, shareReplay, startWith, type Observable } from 'rxjs';
import { IDLE_RECORDER, recorderAfter, type Recorder, type RecorderEvent } from './recorder';

/** The recorder over time: what happens goes in, its states come out. What is done about them subscribes to the changes. */
export function recorderStates(events: Observable<RecorderEvent>): Observable<Recorder> {
  return events.pipe(scan(recorderAfter, IDLE_RECORDER), startWith(IDLE_RECORDER), shareReplay({ bufferSize: 1, refCount: true }));
}
