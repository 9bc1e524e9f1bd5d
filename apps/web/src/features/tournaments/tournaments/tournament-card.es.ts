import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './tournament-card.en.ts'

export const texts = {
  days: '{count, number} días',
  team: 'Equipos',
  solo: 'Individual',
  weighed: 'lanchas ya pesaron',
  boats: '{count, plural, one {lancha} other {lanchas}}',
  season: 'Temporada',
  cancelled: 'Este torneo se canceló.',
} satisfies InOtherWords<typeof english>
