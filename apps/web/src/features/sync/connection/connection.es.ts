import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './connection.en.ts'

export const texts = {
  connectionLine: {
    about: 'unos {speed}',
    workingOnly: 'Trabajas solo en este aparato',
    connected: 'Conectado',
    noNetwork: 'Sin señal',
    measuringTheSpeed: 'Midiendo la velocidad…',
    theSpeedCould: 'No se pudo medir la velocidad.',
    measureAgain: 'Medir otra vez',
  },
  connectionSpeed: { mbps: '{mbps, number} Mbps' },
  quality: { Bad: 'Mala', Acceptable: 'Aceptable', Great: 'Muy buena' },
} satisfies InOtherWords<typeof english>
