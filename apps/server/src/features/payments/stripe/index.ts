/** The only door to card payments for other parts. */
export { CARD_HOOK_PATH } from './card-hook.ts'
export { connectStandIn } from './connect-stand-in.ts'
export { openCardWork } from './open-card-work.ts'
