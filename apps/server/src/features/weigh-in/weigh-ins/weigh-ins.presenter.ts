import { weighIn } from '@ramplight/contract/weigh-in/weigh-ins'
import { showWeighIn } from '@ramplight/domain/weigh-in/show-weigh-in'
import type { StoredWeighIn } from '@ramplight/domain/weigh-in/weigh-in-records'
import { z } from 'zod'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'

/** As it crosses the wire, for the details of a refusal. */
export const wireWeighIn = (stored: StoredWeighIn, scoring: Pick<TournamentRow, 'settings'>) =>
  z.encode(weighIn, showWeighIn(stored, scoring))
