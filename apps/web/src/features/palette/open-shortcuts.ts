/** Shows the keys of the portal; where there is no palette, nothing happens. */
let open: (() => void) | null = null

/** Said by who can show them; given back with null. */
export const openShortcutsBy = (how: (() => void) | null): void => {
  open = how
}

export const openShortcuts = (): void => open?.()
