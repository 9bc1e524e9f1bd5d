import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './log.en.ts'

export const texts = {
  weighInLog: {
    title: {
      fix: 'Corregir {boat}',
      void: 'Anular {boat}',
      history: 'Historial de {boat}',
    },
    deletedEntry: 'Inscripción borrada',
    weighIns: 'Pesajes',
    fix: 'Corregir',
    isVoid: 'Ya está anulado',
    notYours: 'Lo pesó o corrigió otra persona',
    history: 'Historial',
    void: 'Anular',
    all: 'Todos',
    onlyEdits: 'Corregidos',
    voided: 'Anulados',
    day: 'Día',
    dayNumber: 'Día {day, number}',
    boatOrName: 'Lancha o nombre',
    fileName: 'pesajes {name}',
    nothingWeighedYet: 'Todavía no se ha pesado nada.',
    goToScale: 'Ir a la báscula',
  },
} satisfies InOtherWords<typeof english>
