import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './documents.en.ts'

export const texts = {
  handIn: 'Entregarlo',
  handInAnother: 'Entregar otro archivo',
  forTour: '¿Para qué circuito?',
  done: '{label} está entregado.',
  open: 'Abrir {label}',
  openShort: 'Abrir',
  ask: {
    title: 'Pedir un documento',
    label: '¿Qué necesita?',
    labelExample: 'Exención',
    whom: 'De',
    everybody: 'Todos los inscritos que no lo han entregado',
    words: 'Lo que deben saber (opcional)',
    form: 'El formulario que llenan (PDF o foto)',
    formIs: '{name} va con la petición.',
    chooseForm: 'Elegir el formulario',
    otherForm: 'Elegir otro formulario',
    required: 'Obligatorio para pescar',
    nobody: 'A todos se les pidió o ya lo entregaron.',
    send: '{count, plural, =0 {Pedir} one {Pedir a # pescador} other {Pedir a # pescadores}}',
    done: '{count, plural, one {Se le pidió a # pescador.} other {Se les pidió a # pescadores.}}',
  },
  state: 'Estado',
  waiting: 'Aún no entregado',
  in: 'Entregado',
  table: {
    documents: 'Documentos',
    search: 'Buscar documentos',
    all: 'Todos',
    required: 'Obligatorios',
    firstUse: 'Aquí está lo que entregan los pescadores: exenciones, licencias, seguros.',
  },
} satisfies InOtherWords<typeof english>
