import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './board.en.ts'

export const texts = {
  standings: 'Posiciones',
  none: 'Todavía no hay ningún peso.',
  place: 'Lugar',
  boat: 'Lancha',
  anglers: 'Pescadores',
  fish: 'Peces',
  day: 'Día {day, number}',
  total: 'Total',
  back: 'Atrás',
  tied: 'T{place, number}',
  out: 'DQ',
  cut: 'corte',
  waiting: 'Sin pesar {count, number}',
  allIn: 'Ya pesaron todas las lanchas.',
  due: 'regreso {time}',
  late: '{minutes, number} min tarde',
  cameBack: 'regresó {time}',
  inLine: 'en fila',
  weighNext: 'Pesar la siguiente',
  weighed: '{weighed, number} de {boats, number} lanchas ya pesaron',
  ofDevice: 'Según este aparato. La tabla pública puede mostrar menos mientras está en pausa.',
} satisfies InOtherWords<typeof english>
