/** The words of the specification, but for what we add. */
export const texts = {
  title: 'Let’s work together',
  text: 'A question, a tournament you’re planning, something that isn’t working: we read every message.',
  email: 'Your Email',
  subject: 'Subject',
  message: 'Message',
  submit: 'Submit',
  emailRequired: 'Please enter your email',
  emailInvalid: 'Please enter a valid email',
  subjectRequired: 'Please enter a subject',
  messageRequired: 'Please enter a message',
  sent: 'Thank you, your message has been sent.',
  sentTitle: 'Message Sent',
  offline: 'Needs internet. What you typed stays on this device.',
  orMail: 'Or email',
}
