import { type Figure, kindsGoal, measureGoal } from '../figure.ts'

/** Figure 11: faults of services and of the disk. */
export const serviceFaultsFigure: Figure = {
  number: 11,
  name: 'Faults of services and disk',
  counted:
    'Faults of the connections to PostgreSQL, S3, SMTP, Stripe, Google Calendar and WhatsApp (cut, reset, silent, slow, half-open, an error, garbage), injected by a proxy in front of a real server of each, and faults of the disk with the files (full, read-only, error, slow, silent), injected in front of its store. A person does something through the service while the fault lasts, and repeats it until it is acknowledged; its effect (a plan, a file, an email by its Message-ID, a payment, an event, a verified number) has to exist once. Seconds to a response are those of the request during the fault; seconds until whole count from its end, with the time for which jobs or limits have to wait.',
  control:
    'a planted lost effect and a repeated one are found, and a client without a time limit is late',
  files: ['test/system/faults/service-faults.test.ts'],
  goals: [
    kindsGoal('faults', 'fault: ', 36),
    measureGoal('seconds to a response', 3),
    measureGoal('seconds until whole', 60),
  ],
}
