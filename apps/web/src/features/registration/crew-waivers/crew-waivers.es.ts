import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './crew-waivers.en.ts'

export const texts = {
  title: 'Exención de responsabilidad',
  all: 'Aceptada',
  missing: 'Falta: {names}',
  missingOf: 'Exención: {count, plural, one {falta #} other {faltan #}}',
  none: 'Sin exención',
  unknown: 'No se sabe sin señal',
  view: 'Falta la exención',
  nobody: 'Todavía no la acepta',
  older: 'Aceptó una versión anterior el {date}. El texto cambió después.',
  accepted: 'Aceptada el {moment}, {how}',
  signedAs: 'Firmó como {name}',
  guardian: 'Firmó {name} ({relation}), {phone}',
  how: {
    angler: 'con su cuenta',
    qr: 'con el código QR, en un teléfono sin cuenta',
    device: 'en tu aparato',
    paper: 'en papel',
  },
  acceptHere: 'Aceptar aquí',
  onPaper: 'Firmó en papel',
  takeBack: 'Deshacer',
  markedOnPaper: 'Quedó registrada la exención en papel de {name}.',
  takenBack: 'Ya no cuenta la exención en papel de {name}.',
  done: '{name} aceptó la exención.',
  hereTitle: 'Exención: {name}',
  handOver: 'Pásale el aparato al pescador.',
  wording: 'Versión {number, number}, desde el {date}.',
  accept: 'Aceptar',
  cancel: 'Cancelar',
} satisfies InOtherWords<typeof english>
