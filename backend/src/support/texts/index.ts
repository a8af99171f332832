export { StaffTexts } from './staff-texts.js';
