import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { UiAction } from '../parts/ui-action.tsx'
import { EmptyState } from './empty-state.tsx'

type ForbiddenStateProps = { text: ReactNode; action?: UiAction }

/** "You can view this tournament but not change it. Ask {director} for access." */
export const ForbiddenState = ({ text, action }: ForbiddenStateProps) => <EmptyState icon={IconLock} text={text} action={action} />

/** One line on top of a page that can be read but not changed. */
export const ReadOnlyBanner = ({ text }: { text: ReactNode }) => (
  <div className="rl-banner" data-tone="ink">
    <IconLock size={18} stroke={1.75} aria-hidden />
    <span>{text}</span>
  </div>
)
