import { Illustration, illustrationNamed } from '@butterfly/ui-kit';
import { useId, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { toolAddress, type Tool } from './tools';

interface ToolCardsProps {
  tools: readonly Tool[];
  active: Tool | null;
  projectId: number | null;
  /** A card was pressed although no project is chosen. */
  onRefused: () => void;
}

/** The cards. Without a project they are disabled, but still answer: a click shows where to choose one. */
export function ToolCards({ tools, active, projectId, onRefused }: ToolCardsProps) {
  return (
    <ul className="tool-cards">
      {tools.map((tool) => (
        <li key={`${tool.pluginId}:${tool.card.id}`}>
          {projectId === null ? (
            <DisabledCard tool={tool} isActive={isSame(tool, active)} onRefused={onRefused} />
          ) : (
            <Link
              className="tool-card"
              to={toolAddress(tool, projectId)}
              aria-current={isSame(tool, active) ? 'page' : undefined}
              {...look(tool)}
            >
              <Face tool={tool} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function isSame(tool: Tool, active: Tool | null): boolean {
  return tool.card === active?.card;
}

/** No native `disabled`: that would swallow the click, the hover and the focus (decision A-33). */
function DisabledCard({ tool, isActive, onRefused }: { tool: Tool; isActive: boolean; onRefused: () => void }) {
  const tooltip = useId();
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    onRefused();
  };
  return (
    <>
      <button
        type="button"
        className="tool-card"
        aria-disabled="true"
        aria-describedby={tooltip}
        aria-current={isActive ? 'page' : undefined}
        onClick={handleClick}
        {...look(tool)}
      >
        <Face tool={tool} />
      </button>
      <span role="tooltip" id={tooltip} className="tooltip">
        Please select a project first
      </span>
    </>
  );
}

/** The word “soon” is drawn by the style sheet: the name of the tool stays its name. */
function look({ card, isReleased }: Tool) {
  return isReleased ? { title: card.label } : { title: `${card.label}: not released yet`, 'data-soon': '' };
}

function Face({ tool }: { tool: Tool }) {
  return (
    <>
      <Illustration name={illustrationNamed(tool.card.icon)} />
      <span>{tool.card.label}</span>
    </>
  );
}
