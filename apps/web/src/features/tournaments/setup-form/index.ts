export { SetupForm } from './setup-form.tsx'
