import type { ComponentType } from 'react'

/** Any icon of @tabler/icons-react; 20 px and a 1.75 stroke are ours. */
export type UiIcon = ComponentType<{ size?: number | string; stroke?: number | string; 'aria-hidden'?: boolean; className?: string }>
