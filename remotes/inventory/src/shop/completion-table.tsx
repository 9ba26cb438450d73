import type { ShopLine, ShopProjectDetail } from '@butterfly/contracts/inventory';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api, keys } from '../inventory.client';
import { TableHead } from '../model/table-head';
import { outcomeOf, waiting, type TypedOutcome } from './completion';

const NOTHING: TypedOutcome = { used: '', wasted: '' };
const HEAD = ['Flower', 'Needs', 'Waits', 'Used', 'Thrown away', 'Goes back'];

/** Every flower of a project with what it needs and has; what was used and thrown away is typed here. */
export function CompletionTable({ project: { project_id: id, lines } }: { project: ShopProjectDetail }) {
  const [typed, setTyped] = useState<Readonly<Record<number, TypedOutcome>>>({});
  const open = lines.filter((line) => waiting(line) > 0);
  const outcomes = open.map((line) => outcomeOf(line, typed[line.ingredient_id] ?? NOTHING));
  const complete = useAction<undefined, unknown>({
    run: () =>
      api.completeShopProject({
        params: { projectId: String(id) },
        body: {
          lines: open.flatMap(({ ingredient_id }, at) => {
            const outcome = outcomes[at];
            return outcome ? [{ ingredient_id, used: outcome.used, wasted: outcome.wasted }] : [];
          }),
        },
      }),
    invalidates: [keys.shop],
    successMessage: () => 'Completed: what was left is in the shop again',
    onSuccess: () => setTyped({}),
  });
  const type = (ingredientId: number, change: Partial<TypedOutcome>) =>
    setTyped((before) => ({ ...before, [ingredientId]: { ...(before[ingredientId] ?? NOTHING), ...change } }));
  const useAll = () => setTyped(Object.fromEntries(open.map((line) => [line.ingredient_id, { used: String(waiting(line)), wasted: '' }])));
  return (
    <>
      <div className="inv-scroll">
        <table className="inv-table bf-figures">
          <TableHead labels={HEAD} />
          <tbody>
            {lines.map((line) => (
              <Row
                key={line.ingredient_id}
                line={line}
                typed={typed[line.ingredient_id] ?? NOTHING}
                onType={(change) => type(line.ingredient_id, change)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {open.length > 0 && (
        <div className="inv-complete">
          <Button onClick={useAll}>All was used</Button>
          <Button type="primary" loading={complete.busy} disabled={outcomes.includes(undefined)} onClick={() => complete.go(undefined)}>
            Complete
          </Button>
        </div>
      )}
    </>
  );
}

function Row({ line, typed, onType }: { line: ShopLine; typed: TypedOutcome; onType: (change: Partial<TypedOutcome>) => void }) {
  const { nav } = usePlugin();
  const isOpen = waiting(line) > 0;
  const outcome = isOpen ? outcomeOf(line, typed) : undefined;
  const wrong = isOpen && !outcome ? ('error' as const) : ('' as const);
  return (
    <tr>
      <th scope="row">
        <Link to={`${nav.href('flower_detail')}?flower=${line.ingredient_id}`}>{line.name}</Link>
        {line.missing > 0 && (
          <span className="inv-lack">
            {line.missing} missing, {line.free} free
          </span>
        )}
      </th>
      <td>{line.needed}</td>
      <td>{waiting(line)}</td>
      <td>
        {line.used > 0 && <span>{line.used} </span>}
        {isOpen && (
          <Input
            className="inv-stems"
            aria-label={`${line.name}: used`}
            inputMode="numeric"
            status={wrong}
            value={typed.used}
            onChange={({ target }) => onType({ used: target.value })}
          />
        )}
      </td>
      <td>
        {line.wasted > 0 && <span>{line.wasted} </span>}
        {isOpen && (
          <Input
            className="inv-stems"
            aria-label={`${line.name}: thrown away`}
            inputMode="numeric"
            status={wrong}
            value={typed.wasted}
            onChange={({ target }) => onType({ wasted: target.value })}
          />
        )}
      </td>
      <td>{isOpen ? (outcome?.returned ?? <span className="inv-none">more than there are</span>) : line.returned}</td>
    </tr>
  );
}
