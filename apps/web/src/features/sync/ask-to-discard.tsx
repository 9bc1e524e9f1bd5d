import { confirm } from '@ramplight/ui/confirm.tsx'
import type { RefusedDetails } from './refused-details.ts'

/** Asked twice: what was typed at a ramp is not given up with one tap. */
export async function askToDiscard({ words, held }: RefusedDetails): Promise<boolean> {
  const first = await confirm({
    title: 'Discard this change?',
    text: 'The server keeps what it has. What you entered stays 30 days in the trash of this device, then it is gone.',
    items: [words, ...held.map((waiting) => `Waits for it: ${waiting}`)],
    confirmLabel: 'Discard change',
    tone: 'danger',
  })
  if (!first) return false
  return confirm({
    title: 'Really discard it?',
    text: words,
    confirmLabel: 'Yes, discard it',
    cancelLabel: 'Keep it',
    tone: 'danger',
  })
}
