export const filesTexts = {
  'files.empty': 'This file is empty. Choose another one.',
  'files.type.image': 'Use a JPG, PNG or SVG image.',
  'files.type.document': 'Use a JPG, PNG or PDF file.',
  'files.type.resume': 'Use a PDF, DOCX, JPG or PNG file.',
  'files.type.video': 'Use an MP4, WebM or MOV video.',
  'files.size.image': 'This file is larger than 10 MB. Choose a smaller one.',
  'files.size.document': 'This file is larger than 10 MB. Choose a smaller one.',
  'files.size.resume': 'This file is larger than 10 MB. Choose a smaller one.',
  'files.size.video': 'This video is larger than 100 MB. Choose a smaller one.',
  'files.damaged': 'This file is damaged. Save it again and upload the new copy.',
  'files.tooLargeInside': 'This image is too large. Use one with up to 40 megapixels.',
  'files.unreadable': 'We couldn’t read this file.',
  'files.protected':
    'This file is password-protected. Save it without a password, or fill in the details yourself.',
  'files.scripts': 'This file contains a script. Save it as a plain PDF and upload it again.',
  'files.active':
    'This PDF contains other files, or can open files and apps. Print it to a new PDF and upload that one.',
  'files.tooMuch':
    'This file is much larger than a résumé once it’s unpacked. Save it again as a plain PDF, or fill in the details yourself.',
  'files.inUse': 'This file is in use. Remove it from your profile first.',
  'files.busy': 'We’re reading many files at the moment. Try again in a few seconds.',
  'files.budget':
    '{count, plural, one {You’ve uploaded many files in a short time. Try again in # minute.} other {You’ve uploaded many files in a short time. Try again in # minutes.}}',
  'files.quota.bytes':
    'You’ve used all {size} of your storage. Delete a file that you no longer need, then try again.',
  'files.quota.count':
    'You’ve stored {count} files, which is the maximum. Delete one that you no longer need, then try again.',
  'files.ticket': 'The upload didn’t start in time. Choose the file again.',
  'files.video.offset': 'Part of the video is missing. Resume the upload.',
  'files.video.incomplete': 'The video hasn’t finished uploading. Resume the upload.',
} as const
