import '../styles/admin.css';

export { pickTexts } from '@/features/admin/text-picker/pickTexts';
