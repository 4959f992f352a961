import { defineMessages } from '../../shared/page/messages.ts';

/** The widget's texts; a page overrides them as `config.messages['voucher-confirmation']`. */
export const messages = defineMessages('voucher-confirmation', {
  heading: 'Voucher Confirmation',
  thanks: 'Thank you.',
  processed: 'Your request has been processed and you will receive an email confirmation shortly...',
  questions: 'Questions about vouchers? Call customer service:',

  what: 'The details of your vouchers',
  doNotRepeat: 'Please do not redeem them again. To find out about them, call customer service:',

  recipient: 'Your Information',
  address: 'Name and address',
  phone: 'Phone',
  email: 'Email',

  curriculum: 'Curriculum vouchers',
  living: 'Living material vouchers',
  distanceLearning: 'Distance learning vouchers',
  oneUnreadable: 'One of your vouchers could not be shown. Please call customer service about it.',
  unreadable: '{count} of your vouchers could not be shown. Please call customer service about them.',

  code: 'Voucher code',
  school: 'School',
  courseTitle: 'Course title',
  courseId: 'Course ID',
  delivery: 'Delivery date',
});
