/** The process of the command `mkt-widgets`. */
import { run } from './run.js';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  // The reader of the output, such as `head`, has closed the pipe.
  process.exit();
});

process.exitCode = await run(process.argv.slice(2), process);
