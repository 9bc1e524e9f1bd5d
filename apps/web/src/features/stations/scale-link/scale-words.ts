import type { ScaleState } from '@ramplight/domain/scale/watch-scale'
import type { UiIcon } from '@ramplight/ui/theme/icon'
import type { Tone } from '@ramplight/ui/theme/palette'
import {
  IconAlertOctagon,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconHelpCircle,
  IconPlugConnectedX,
  IconWaveSine,
} from '@tabler/icons-react'

export type LineState = ScaleState | 'connecting' | 'lost'

/** How a scale stands: a colour, a picture and a word, never a colour alone. */
export const LOOK: Readonly<Record<LineState, { tone: Tone; icon: UiIcon }>> = {
  connecting: { tone: 'ink', icon: IconCircleDashed },
  lost: { tone: 'red', icon: IconPlugConnectedX },
  silent: { tone: 'amber', icon: IconHelpCircle },
  strange: { tone: 'red', icon: IconAlertTriangle },
  mixed: { tone: 'amber', icon: IconHelpCircle },
  'no-unit': { tone: 'amber', icon: IconHelpCircle },
  over: { tone: 'red', icon: IconAlertOctagon },
  'wrong-unit': { tone: 'red', icon: IconAlertTriangle },
  'coming-off': { tone: 'ink', icon: IconCircleDashed },
  unstable: { tone: 'amber', icon: IconWaveSine },
  'below-zero': { tone: 'red', icon: IconAlertTriangle },
  zero: { tone: 'water', icon: IconCircleCheck },
  'zero-needed': { tone: 'amber', icon: IconAlertTriangle },
  stable: { tone: 'kelp', icon: IconCircleCheck },
}

/** In these states the figures of the scale say something. */
export const SHOWS_FIGURES: ReadonlySet<LineState> = new Set(['coming-off', 'unstable', 'below-zero', 'zero', 'zero-needed', 'stable'])
