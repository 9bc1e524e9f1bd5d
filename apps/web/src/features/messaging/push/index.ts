export { NotificationsHere } from './notifications-here.tsx'
