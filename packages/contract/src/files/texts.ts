export const filesTexts = {
  'files.empty': 'This file is empty.',
  'files.type.image': 'Use a jpg, jpeg, png or svg image.',
  'files.type.document': 'Use a jpg, jpeg, png or pdf file.',
  'files.type.resume': 'Use a pdf, docx, jpg, jpeg or png file.',
  'files.type.video': 'Use an mp4, webm or mov video.',
  'files.size.image': 'This file is larger than 10 MB.',
  'files.size.document': 'This file is larger than 10 MB.',
  'files.size.resume': 'This file is larger than 10 MB.',
  'files.size.video': 'This video is larger than 100 MB.',
  'files.damaged': 'This file is damaged. Save it again and retry.',
  'files.tooLargeInside': 'This image is too large. Use one of at most 40 megapixels.',
  'files.unreadable': 'We couldn’t read this file.',
  'files.protected':
    'This file is locked with a password. Save it without one, or fill in by hand.',
  'files.scripts': 'This file holds a script. Save it without, or as a plain PDF.',
  'files.active':
    'This PDF contains other files, or can open files and programs. Print it to a new PDF and choose that.',
  'files.tooMuch':
    'This file unpacks to far more than a résumé holds. Save it again as a plain PDF, or fill in by hand.',
  'files.inUse': 'This file is in use. Take it off the profile first.',
  'files.busy': 'We’re reading many files at the moment. Try again in a few seconds.',
  'files.budget_one': 'You’ve sent many files in a short time. Try again in {{count}} minute.',
  'files.budget_other': 'You’ve sent many files in a short time. Try again in {{count}} minutes.',
  'files.quota.bytes':
    'You’ve used your {{size}} of storage. Delete a file that you no longer need, then try again.',
  'files.quota.count':
    'You’ve stored {{count}} files, which is the most you can store. Delete one that you no longer need, then try again.',
  'files.ticket': 'This upload was not begun in time. Choose the file again.',
  'files.video.offset': 'This piece does not follow the last one.',
  'files.video.incomplete': 'Some of the video is still missing.',
} as const
