/** The way to the pictures of this device; opened by a button elsewhere. */
export function FilePicker({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  return (
    <input
      type="file"
      accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
      multiple
      hidden
      aria-label="Pictures from this device"
      tabIndex={-1}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        target.value = '';
      }}
    />
  );
}
