import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './flags.en.ts'

export const texts = {
  flagWords: {
    weighedTwice: '¿Pesó dos veces?',
    weighedTwiceAdvice: 'Dos estaciones pesaron esta lancha. Las dos bolsas están guardadas; elige la oficial o cuenta las dos.',
    whichOneCounts: '¿Cuál cuenta?',
    correctedTwice: '¿Se corrigió dos veces?',
    correctedTwiceAdvice:
      'Dos personas corrigieron este peso sin ver el cambio de la otra. Cuenta el último hasta que se corrija otra vez.',
    correctedAndVoided: '¿Se corrigió y se anuló?',
    correctedAndVoidedAdvice: 'Una persona corrigió este peso y otra lo anuló, y ninguna sabía de la otra. No cuenta hasta que decidas.',
    doesItCount: '¿Cuenta?',
    lookAtIt: 'Verlo',
    cameAfterClose: '¿Llegó después del cierre?',
    cameAfterCloseAdvice: 'Esta bolsa llegó cuando el día ya estaba cerrado. Anúlala, o reabre el día y ciérralo otra vez.',
    lateUnproven: '¿Tarde según un reloj que se cambió?',
    lateUnprovenAdvice:
      'Estos minutos tarde vienen de un aparato cuyo reloj se cambió o nunca se comparó con el servidor. Hasta que escribas cuánto tarde llegó la lancha, está a tiempo.',
    wasItLate: '¿Llegó tarde?',
    weighedAfterCut: '¿Pesó después del corte?',
    weighedAfterCutAdvice: 'Esta lancha no pasó el corte para este día. Anula la bolsa.',
  },
} satisfies InOtherWords<typeof english>
