/** What staff call kinds and statuses of leads, on screen and in mail. */
import type { Form } from '@rooftop/tenancy/lead-forms';
import type { Status } from '../inbox/inbox-api.ts';

/** Languages in which staff read. */
export type StaffLanguage = 'en' | 'es';

export const FORM_WORDS: Readonly<Record<StaffLanguage, Readonly<Record<Form, string>>>> = {
  en: {
    UNLOCK_INVENTORY: 'Unlock inventory',
    UNLOCK_PRICE: 'Personalized price',
    SCHEDULE_TEST_DRIVE: 'Test drive',
    SELL_OR_TRADE: 'Sell or trade',
    CONTACT: 'Contact',
    STAFF_MEMBER: 'Message to an employee',
    CAREERS: 'Job application',
    APPLY_FINANCING: 'Pre-approval',
    FULL_CREDIT_APP: 'Credit application',
    SERVICE: 'Service appointment',
  },
  es: {
    UNLOCK_INVENTORY: 'Ver inventario privado',
    UNLOCK_PRICE: 'Precio personalizado',
    SCHEDULE_TEST_DRIVE: 'Prueba de manejo',
    SELL_OR_TRADE: 'Vender o cambiar',
    CONTACT: 'Contacto',
    STAFF_MEMBER: 'Mensaje a un empleado',
    CAREERS: 'Solicitud de empleo',
    APPLY_FINANCING: 'Preaprobación',
    FULL_CREDIT_APP: 'Solicitud de crédito',
    SERVICE: 'Cita de servicio',
  },
};

export const STATUS_WORDS: Readonly<Record<StaffLanguage, Readonly<Record<Status, string>>>> = {
  en: {
    new: 'New',
    assigned: 'Assigned',
    contacted: 'Contacted',
    appointment: 'Appointment',
    sold: 'Sold',
    lost: 'Lost',
  },
  es: {
    new: 'Nueva',
    assigned: 'Asignada',
    contacted: 'Contactada',
    appointment: 'Con cita',
    sold: 'Vendida',
    lost: 'Perdida',
  },
};
