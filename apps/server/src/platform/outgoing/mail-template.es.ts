import { brand } from '@ramplight/domain/kernel/brand'
import type { texts as english } from './mail-template.en.ts'

export const texts: typeof english = {
  foot: `Enviado por ${brand.name}, el programa con el que se lleva tu torneo.`,
  open: `Abrir ${brand.name}`,
  noMore: 'Cancelar suscripción',
}
