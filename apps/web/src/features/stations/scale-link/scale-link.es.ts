import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './scale-link.en.ts'

export const texts = {
  scale: 'Báscula {number, number}',
  settingsOf: 'Ajustes: {name}',
  use: 'Usar {weight}',
  useAnyway: 'Usar {weight} igual',
  useFor: 'Usar {weight} para {boat}',
  useAnywayFor: 'Usar {weight} igual para {boat}',
  forBoat: {
    bag: 'para {boat}',
    big: 'pez mayor de {boat}',
  },
  noZeroSeen:
    'La báscula no ha marcado cero desde la última bolsa. Quita la bolsa, espera el cero y pesa otra vez. O úsalo si sabes que está bien.',
  state: {
    connecting: 'Conectando…',
    lost: 'Se perdió la báscula. Usa el teclado.',
    silent: 'Conectada, pero la báscula no envía nada',
    strange: 'La báscula no envía pesos. Revisa sus ajustes.',
    mixed: 'La báscula también imprime “{text}” entre los pesos. Apaga eso en la báscula o usa el teclado.',
    'no-unit': 'La báscula no envía la unidad. Elígela en los ajustes.',
    over: 'Sobrecarga',
    'wrong-unit': 'La báscula usa otra unidad',
    'coming-off': 'Quitando la bolsa',
    unstable: 'Inestable',
    'below-zero': 'Bajo cero. Pon la báscula en cero.',
    zero: 'Cero',
    'zero-needed': 'Estable, sin cero todavía',
    stable: 'Estable',
  },
  typed: {
    name: 'la báscula tipo teclado',
    waiting: 'Presiona Print en la báscula',
    came: 'Enviado por la báscula',
    'no-boat': 'Llegó un peso antes de llamar a una lancha. Llama a la lancha y envíalo otra vez.',
    'no-weight': 'La báscula envió “{text}”, que no es un peso.',
  },
  error: {
    reading: 'Error al leer las básculas: {detail}.',
    opening: 'Hubo un error al leer las básculas: {detail}.',
    sending: 'Error al enviar datos de las básculas. Actualiza la sesión de pesaje.',
    refresh: 'Actualizar',
  },
  hint: {
    noScale: 'No hay báscula conectada. Escribe los pesos.',
    unsupported: 'Este navegador no puede leer básculas. Usa Chrome o Edge, o el teclado.',
    connect: 'Conectar báscula',
    options: 'Opciones de báscula',
  },
  sheet: {
    title: 'Báscula',
    done: 'Listo',
    connect: 'Conectar báscula',
    anyCable: 'Mi cable no está en la lista',
    unsupported:
      'Este navegador no puede leer básculas. Usa Chrome o Edge, o el teclado. Una báscula tipo teclado funciona en cualquier navegador.',
    howTo:
      'Pon la báscula a enviar sin parar (stream), 9600 baud, 8 bits, sin paridad, 1 bit de parada. Conéctala, toca Conectar báscula y elige el puerto. La próxima vez se conecta sola.',
    noneYet: 'No hay ninguna báscula conectada.',
    disconnect: 'Desconectar',
    lastLine: 'Última línea',
    nothingYet: 'nada todavía',
    dropped:
      '{count, plural, =0 {Se entendieron todas las líneas.} one {No se entendió # línea.} other {No se entendieron # líneas.}}',
    unit: 'Unidad, si la báscula no la envía',
    unitHelp: 'Mira la pantalla de la báscula. Los números solos no distinguen 14.44 lb de 14.44 kg.',
    unitNone: 'La báscula envía su unidad',
    units: {
      'decimal-lb': 'lb',
      oz: 'oz',
      kg: 'kg',
      g: 'g',
    },
    delimiter: 'Carácter entre lecturas',
    delimiterHelp: 'Solo si lo dice el fabricante. Un salto de línea siempre cuenta.',
    types: 'La báscula escribe como un teclado',
    typesHelp:
      'Para básculas con cable de teclado o en modo de teclado Bluetooth. Lo que escriben se vuelve un peso y no entra en ningún campo. Con estas básculas no se puede comprobar el cero.',
    practise: 'Practicar con una báscula simulada',
    practiseHelp: 'Pesa lanchas de este torneo como el día mismo. No se guarda nada.',
  },
  simulated: {
    notThere: 'el cable no está conectado',
    gone: 'se desconectó el cable',
  },
  practice: {
    title: 'PRÁCTICA',
    nothingSaved: 'Báscula simulada. No se guarda nada.',
    put: 'Poner bolsa',
    takeOff: 'Quitarla',
    unplug: 'Desconectar',
    plugIn: 'Conectar',
    noise: 'Enviar ruido',
    end: 'Terminar práctica',
  },
} satisfies InOtherWords<typeof english>
