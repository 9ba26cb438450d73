import type { LoadOrder } from './scenarios';
import { runLoad } from './scenarios';

// A process of its own, so that the client never waits for the server's event loop or the other way round.
process.once('message', (order: LoadOrder) => {
  runLoad(order).then(
    (result) => process.send?.({ result }, () => process.exit(0)),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }, () => process.exit(1)),
  );
});
