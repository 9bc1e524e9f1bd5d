import { Tooltip } from '@mantine/core'
import type { ReactElement } from 'react'

/** Why the button inside cannot be pressed. */
export const ReasonTip = ({ reason, children }: { reason: string; children: ReactElement<Record<string, unknown>> }) => (
  <Tooltip label={reason}>{children}</Tooltip>
)
