export { SmsNumbers } from './sms-numbers.tsx'
