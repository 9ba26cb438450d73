// What measures how long something takes is asked twice at most: another program makes it slower, never quicker. The summary names who
// passes the second time only.
/* global jest */
if (process.env.MEASURES) jest.retryTimes(1, { logErrorsBeforeRetry: true });
