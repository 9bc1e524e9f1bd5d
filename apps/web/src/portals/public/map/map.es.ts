import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './map.en.ts'

export const texts = {
  title: 'Torneos en el mapa',
  crumb: 'Buscar torneos',
  list: 'Lista',
  found: '{count, plural, =0 {Ningún torneo} one {# torneo} other {# torneos}}',
  what: 'los torneos',
  map: 'Mapa de Estados Unidos. Las flechas lo mueven; más y menos cambian su tamaño. La lista de al lado tiene los mismos torneos.',
  outlines: 'No se pudo dibujar el mapa. La lista tiene los mismos torneos.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  area: 'Buscar en esta zona',
  all: 'Mostrar todo',
  pin: '{name}, {date}',
  cluster: '{count, number} torneos, desde el {date}',
  miles: '{miles, number} mi',
  away: 'a {miles, number} millas',
  none: 'No hay torneos aquí. Prueba una zona más grande o menos filtros.',
  offMap: '{count, plural, one {# torneo está} other {# torneos están}} solo en la lista porque no se conoce su ubicación.',
  more: 'Se muestran los primeros {count, number}. Busca en una zona más pequeña para ver el resto.',
  close: 'Cerrar',
} satisfies InOtherWords<typeof english>
