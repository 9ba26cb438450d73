import { Icon } from '@butterfly/ui-kit';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { useBoardChrome } from '../chrome/use-board-chrome';
import type { BoardSurface } from '../canvas/board-surface';
import { BoardView } from '../canvas/board-view';
import { cameraActions, createCameraStore } from '../canvas/camera/camera-store';
import type { Point } from '../canvas/geometry/geometry';
import { ownImages } from '../canvas/image-source';
import { itemBounds } from '../canvas/geometry/item-box';
import { pageOf, type BoardItem } from '../model/board-document';
import { isLocked } from '../model/item-traits';
import { newItem, sizeOfNew } from '../model/new-item';
import type { BoardSession } from '../sync/board-session';
import { boardCommands } from '../tools/commands/board-commands';
import { BoardMenu } from '../tools/commands/board-menu';
import { copyText } from '../tools/properties/copy-text';
import { EmptyBoard } from '../tools/start/empty-board';
import { FilePicker } from '../tools/pictures/file-picker';
import { InPlaceEditor, type InPlaceKind } from '../tools/editing/in-place-editor';
import { Outline } from '../tools/outline';
import { PictureBadges } from '../tools/pictures/picture-badges';
import { PropertiesPanel } from '../tools/properties/properties-panel';
import { ShortcutsHelp } from '../tools/commands/shortcuts-help';
import { IconTool } from '../tools/tool-button';
import { ToolIcon } from '../tools/tool-icon';
import { UploadTray } from '../tools/pictures/upload-tray';
import { useBoardKeys } from '../tools/commands/use-board-keys';
import { useClipboard } from '../tools/commands/use-clipboard';
import { useDrop } from '../tools/pictures/use-drop';
import { usePictures } from '../tools/pictures/use-pictures';
import { BoardFoot } from './board-foot';
import type { Add } from './board-toolbar';
import { BoardToolbar } from './board-toolbar';
import { freePlace } from './free-place';
import { useImageSource } from './use-image-source';
import { useNarrow } from './use-narrow';
import { useSelectionOfPresent } from './use-selection-of-present';
import { useRoomBelow } from './use-room-below';
import { useSheet } from './use-sheet';

/** What is done in place at the moment: words being written, a picture being cropped. */
type InPlace = { readonly kind: InPlaceKind; readonly id: string } | null;

/** The bar over the lower end of the board needs so much room; on a phone it lies below the board. */
const FOOT = 50;

/** Whoever adds one of these writes its words now. */
const WRITTEN: readonly string[] = ['note', 'text'];

interface BoardDeskProps {
  readonly session: BoardSession;
  readonly around: ReturnType<typeof useBoardChrome>;
  readonly whole: boolean;
  readonly onWhole: () => void;
}

const toSource = (file: File) => ({ file });

/** The board with everything one works with. */
export function BoardDesk({ session, around: aroundOf, whole, onWhole }: BoardDeskProps) {
  const { name, store, actions } = session;
  const { ui } = usePlugin();
  const { data, page: pageId, selection, past, future } = useStore(store);
  const page = pageOf(data, pageId);
  const desk = useRoomBelow<HTMLDivElement>();
  const surface = useRef<BoardSurface | null>(null);
  const narrow = useNarrow();
  const foot = narrow ? 0 : FOOT;
  const camera = useMemo(() => createCameraStore(`${name}/${page.id}`, foot), [name, page.id, foot]);
  const look = useMemo(() => cameraActions(camera), [camera]);
  const around = aroundOf({ page, camera });
  const [inPlace, setInPlace] = useState<InPlace>(null);
  const [menu, setMenu] = useState<Point | null>(null);
  const [help, setHelp] = useState(false);
  const [outline, setOutline] = useState(false);
  const [details, setDetails] = useState(false);
  useSheet({ desk, camera, page, selection, shown: narrow && details });
  const picker = useRef<((files: readonly File[]) => void) | null>(null);
  const pictures = usePictures(session, name);
  const choose = useCallback(
    (done: (files: readonly File[]) => void) => {
      picker.current = done;
      desk.current?.querySelector<HTMLInputElement>('input[type=file]')?.click();
    },
    [desk],
  );

  const edit = useCallback(
    (id: string) => {
      const item = pageOf(store.getState().data, store.getState().page).elements.find((one) => one.id === id);
      if (!item || isLocked(item)) return;
      setDetails(false);
      // On a phone a whole page is too small to write or crop on.
      if (narrow) look.fitted(itemBounds(item));
      if (['note', 'text', 'frame'].includes(item.type)) setInPlace({ kind: 'words', id });
      if (item.type === 'image' && ownImages(item, 'full') !== null) setInPlace({ kind: 'crop', id });
    },
    [look, narrow, store],
  );
  const add: Add = useCallback(
    (kind, props, size) => {
      const { w, h } = size ?? sizeOfNew(kind);
      const shown = pageOf(store.getState().data, store.getState().page);
      const item = newItem(kind, { ...freePlace(shown.elements, look.center(), { w, h }), w, h }, props);
      actions.itemsAdded([item]);
      look.revealed(itemBounds(item));
      if (WRITTEN.includes(kind)) edit(item.id);
    },
    [actions, edit, look, store],
  );
  const done = useCallback(() => {
    setInPlace(null);
    const [id] = store.getState().selection;
    surface.current?.focus(id ?? null);
  }, [store]);
  const escaped = useCallback(() => {
    setMenu(null);
    if (store.getState().selection.length === 0) return;
    actions.selected([]);
    surface.current?.focus(null);
  }, [actions, store]);
  const onHelp = useCallback(() => setHelp(true), []);
  useBoardKeys({ page: desk, board: session, onEdit: edit, onHelp, onEscape: escaped });
  const clipboard = useClipboard({ page: desk, board: session, center: look.center, onPictures: pictures.add });
  const drop = useDrop({ camera, onPictures: pictures.add });

  const imageUrl = useImageSource(surface);
  const edited = inPlace && page.elements.find(({ id }) => id === inPlace.id);
  useEffect(() => surface.current?.hide(edited ? edited.id : null), [edited]);
  useSelectionOfPresent(session, page);

  const select = (item: BoardItem) => {
    actions.selected([item.id]);
    look.revealed(itemBounds(item));
  };
  const addFiles = (files: readonly File[]) => void pictures.add(files.map(toSource), look.center());
  const commands = boardCommands(session);
  return (
    <div ref={desk} className="mb-desk">
      <BoardToolbar onAdd={add} onPicture={() => choose(addFiles)}>
        <span className="mb-tools-end">
          <IconTool label="Undo" icon={<Icon name="undo" size={18} />} disabled={past.length === 0} onClick={actions.undone} />
          <IconTool label="Redo" icon={<Icon name="redo" size={18} />} disabled={future.length === 0} onClick={actions.redone} />
          <IconTool label="List of items" pressed={outline} icon={<ToolIcon name="layers" />} onClick={() => setOutline(!outline)} />
        </span>
      </BoardToolbar>
      <div className="mb-stage" {...drop.handlers} data-dropping={drop.dropping} onPointerMove={around.moved}>
        <BoardView
          document={data}
          page={page.id}
          selection={selection}
          camera={camera}
          imageUrl={imageUrl}
          host={{
            selected: actions.selected,
            placed: actions.itemsPlaced,
            added: actions.itemsAdded,
            edited: edit,
            menu: setMenu,
            ...around.host,
          }}
          onSurface={(made) => (surface.current = made)}
          over={
            <>
              {around.over}
              <PictureBadges items={page.elements} onCallOff={(id) => pictures.callOff([id])} />
              {edited && (
                <InPlaceEditor
                  key={edited.id}
                  item={edited}
                  kind={inPlace.kind}
                  camera={camera}
                  actions={actions}
                  onDone={done}
                  onLeft={() => setInPlace(null)}
                />
              )}
            </>
          }
        />
        {page.elements.length === 0 && <EmptyBoard onLayout={actions.layoutUsed} onColor={() => add('color')} />}
        {menu && <BoardMenu at={menu} commands={commands} clipboard={clipboard} onClose={() => setMenu(null)} />}
        {outline && <Outline items={page.elements} selection={selection} onSelect={select} onClose={() => setOutline(false)} />}
        <UploadTray board={name} onCallOff={pictures.callOff} />
        {around.side}
        <BoardFoot
          data={data}
          page={page}
          selection={new Set(selection)}
          actions={actions}
          camera={camera}
          whole={whole}
          onWhole={onWhole}
          onSwatch={(props) => add('color', props, { w: 120, h: 120 })}
          onKeys={() => setHelp(true)}
          onPageDetails={() => setDetails(true)}
        />
      </div>
      <PropertiesPanel
        board={session}
        open={details}
        onOpen={setDetails}
        onDone={escaped}
        onCopyText={(text) => void copyText(text, ui)}
        onCrop={edit}
        onReplace={(item) => choose(([file]) => file && pictures.replace(item, file))}
        onCallOff={(id) => pictures.callOff([id])}
      />
      <FilePicker onFiles={(files) => (picker.current ?? addFiles)(files)} />
      <ShortcutsHelp open={help} commands={commands} onClose={() => setHelp(false)} />
    </div>
  );
}
