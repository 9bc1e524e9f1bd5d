import type { texts as en } from './anglers.en.ts'

export const texts: Record<keyof typeof en, string> = {
  card: 'Tarjeta del pescador',
  what: 'la tarjeta del pescador',
  results: 'Resultados oficiales',
  none: 'Todavía no hay resultados oficiales.',
  place: 'Lugar',
  tied: 'T{place, number}',
}
