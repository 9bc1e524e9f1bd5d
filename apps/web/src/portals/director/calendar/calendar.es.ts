import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './calendar.en.ts'

export const texts = {
  title: 'Calendario',
  about: 'Los días de torneo aparecen aquí solos.',
  newEvent: 'Nueva actividad',
  noun: 'las actividades del calendario',
  howShown: 'Cómo se ve el calendario',
  view: {
    month: 'Mes',
    week: 'Semana',
    agenda: 'Agenda',
  },
  today: 'Hoy',
  back: {
    month: 'Mes anterior',
    week: 'Semana anterior',
    agenda: 'Mes anterior',
  },
  on: {
    month: 'Mes siguiente',
    week: 'Semana siguiente',
    agenda: 'Mes siguiente',
  },
  range: '{from} – {to}',
} satisfies InOtherWords<typeof english>
