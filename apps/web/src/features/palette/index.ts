export { CommandPalette } from './command-palette.tsx'
export { openShortcuts } from './open-shortcuts.ts'
