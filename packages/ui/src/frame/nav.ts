import type { UiIcon } from '../theme/icon.ts'

export type NavItem = {
  label: string
  href: string
  icon: UiIcon
  active?: boolean
  /** Something waits there. */
  count?: number
  /** The level that opens it: "Pro". Shown with a lock, never hidden. */
  locked?: string
}

export type NavGroup = { label?: string; items: readonly NavItem[] }
