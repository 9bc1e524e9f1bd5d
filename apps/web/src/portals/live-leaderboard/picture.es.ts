import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './picture.en.ts'

export const texts = {
  title: 'Una imagen para compartir',
  ofStandings: 'Los primeros lugares de {tournament} en una imagen',
  ofResult: '{names} en {tournament}, en una imagen',
  share: 'Compartir',
  save: 'Guardar imagen',
  close: 'Cerrar',
  making: 'Preparando la imagen',
  failed: 'No se pudo hacer la imagen en este aparato. Puedes hacer una captura de pantalla.',
  weighed: 'Pesaron {weighed, number} de {field, number}',
  more: 'y {count, plural, one {# lancha más} other {# lanchas más}}',
  place: '{count, plural, one {Lugar entre # lancha} other {Lugar entre # lanchas}}',
} satisfies InOtherWords<typeof english>
