import { serveThread } from '../../../../platform/threads/serve-thread';
import { readTable } from './read-table';
import { ROWS_IN_BLOCK, type PackedTable } from './tables';

serveThread((text: string): PackedTable => {
  const table = readTable(text);
  if ('why' in table) return table;
  const blocks: string[] = [];
  for (let at = 0; at < table.rows.length; at += ROWS_IN_BLOCK) blocks.push(JSON.stringify(table.rows.slice(at, at + ROWS_IN_BLOCK)));
  return { columns: table.columns, total: table.rows.length, blocks };
});
