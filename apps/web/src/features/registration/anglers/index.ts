/** The only door to choosing anglers for other features. */
export { AnglerPicker } from './angler-picker.tsx'
