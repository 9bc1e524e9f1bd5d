import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import type { QueryLike } from '@ramplight/ui/states/loaded.tsx'
import { IconCloudOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useOnline } from './use-online.ts'

type Props = {
  title: string
  text: string
  /** What was seen of it before is shown without a network too; without it, nothing is. */
  query?: QueryLike<unknown>
  compact?: boolean | undefined
  children: ReactNode
}

/** What lies on the server alone. Without a network nothing has gone wrong: it says that it needs one. */
export function OnTheServer({ title, text, query, compact, children }: Props) {
  const online = useOnline()
  if (online || query?.data !== undefined) return children
  return <EmptyState compact={compact} icon={IconCloudOff} title={title} text={text} />
}
