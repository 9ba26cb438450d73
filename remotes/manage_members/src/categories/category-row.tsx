import type { Category, CategoryPatch, Tone } from '@butterfly/contracts/manage_members';
import { useAction, useFeature } from '@butterfly/plugin-sdk/react';
import { Icon } from '@butterfly/ui-kit';
import { Button, Dropdown, Input } from 'antd';
import { useState } from 'react';
import { api, keys } from '../members.client';
import type { TreeRow } from './tree';

const TONES: readonly { key: Tone; label: string }[] = [
  { key: 'neutral', label: 'Stone' },
  { key: 'iris', label: 'Iris' },
  { key: 'eucalyptus', label: 'Eucalyptus' },
  { key: 'blush', label: 'Blush' },
  { key: 'marigold', label: 'Marigold' },
  { key: 'clay', label: 'Clay' },
];

/** One category: its name is edited where it stands, the arrows order and nest it. */
export function CategoryRow({
  row: { category, depth, at, of, before },
  onRemoved,
}: {
  row: TreeRow;
  onRemoved: (category: Category) => void;
}) {
  const [name, setName] = useState(category.name);
  const mayChange = useFeature('manage_members');
  const params = { id: String(category.id) };
  const save = useAction<CategoryPatch, unknown>({
    run: (body) => api.updateCategory({ params, body }),
    invalidates: [keys.categories, keys.matrix],
  });
  const remove = useAction<undefined, unknown>({
    run: () => api.deleteCategory({ params }),
    invalidates: [keys.categories, keys.matrix],
    onSuccess: () => onRemoved(category),
  });
  const commit = () => (name.trim() === '' ? setName(category.name) : name.trim() !== category.name && save.go({ name: name.trim() }));
  const move = (patch: CategoryPatch) => save.go(patch);
  return (
    <li className="mm-tree-row" style={{ ['--mm-depth' as string]: depth }}>
      <Dropdown
        disabled={!mayChange}
        trigger={['click']}
        menu={{
          items: TONES.map(({ key, label }) => ({
            key,
            label: (
              <span className="mm-tone" data-tone={key}>
                {label}
              </span>
            ),
          })),
          selectable: true,
          selectedKeys: [category.color],
          onClick: ({ key }) => save.go({ color: key as Tone }),
        }}
      >
        <button
          type="button"
          className="mm-tone-button"
          data-tone={category.color}
          aria-label={`Colour of ${category.name}: ${TONES.find(({ key }) => key === category.color)?.label ?? ''}`}
        />
      </Dropdown>
      <Input
        variant="borderless"
        readOnly={!mayChange}
        aria-label={`Name of ${category.name}`}
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onBlur={commit}
        onPressEnter={commit}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setName(category.name);
        }}
      />
      {category.used > 0 && <span className="bf-soft bf-nowrap">{category.used === 1 ? '1 skill' : `${category.used} skills`}</span>}
      {mayChange && (
        <span className="mm-line-actions">
          <IconButton
            label={`Move ${category.name} up`}
            icon="chevron-up"
            disabled={at === 0 || save.busy}
            onClick={() => move({ position: at - 1 })}
          />
          <IconButton
            label={`Move ${category.name} down`}
            icon="chevron-down"
            disabled={at === of - 1 || save.busy}
            onClick={() => move({ position: at + 1 })}
          />
          <IconButton
            label={`Put ${category.name} inside ${before?.name ?? ''}`}
            icon="chevron-right"
            disabled={!before || depth >= 4 || save.busy}
            onClick={() => before && move({ parent_id: before.id })}
          />
          <IconButton
            label={`Take ${category.name} out`}
            icon="arrow-left"
            disabled={category.parent_id === null || save.busy}
            onClick={() => move({ parent_id: null })}
          />
          <IconButton label={`Put ${category.name} away`} icon="trash" disabled={remove.busy} onClick={() => remove.go(undefined)} />
        </span>
      )}
    </li>
  );
}

function IconButton({
  label,
  icon,
  disabled,
  onClick,
}: {
  label: string;
  icon: 'chevron-up' | 'chevron-down' | 'chevron-right' | 'arrow-left' | 'trash';
  disabled: boolean;
  onClick: () => void;
}) {
  return (
    <Button
      type="text"
      size="small"
      aria-label={label}
      title={label}
      disabled={disabled}
      icon={<Icon name={icon} size={16} />}
      onClick={onClick}
    />
  );
}
