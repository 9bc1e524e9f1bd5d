import type { weighInFlag } from '@ramplight/contract/results/tournament-results'
import type { z } from 'zod'
import { SAME_BOAT } from '#features/registration/same-boat/index.ts'

export type Flag = z.output<typeof weighInFlag>

/** Which question it is. */
export const flagKey = ({ kind, entry, other = '', weighIns }: Flag): string => [kind, entry, other, ...weighIns].join(' ')

type Words = { title: string; advice: string; action: string }

/** Stations that could not hear of each other have said different things; a person says which counts. */
export const FLAG_WORDS: Record<Flag['kind'], Words> = {
  'weighed-twice': {
    title: 'Weighed twice?',
    advice: 'Two stations have weighed this boat. Both bags are kept; say which one is official, or that both count.',
    action: 'Which one counts?',
  },
  'two-corrections': {
    title: 'Corrected twice?',
    advice: 'Two people corrected this weight without knowing of each other. The later one counts until it is corrected once more.',
    action: 'Look at it',
  },
  'came-late': {
    title: 'Came after the close?',
    advice: 'This bag came in after its day was closed. Void it, or open the day and close it again.',
    action: 'Look at it',
  },
  'after-cut': {
    title: 'Weighed after the cut?',
    advice: 'This boat did not make the cut for the day. Void the bag.',
    action: 'Look at it',
  },
  'same-boat': SAME_BOAT,
}
