<?php
defined( 'ABSPATH' ) || exit;

const MKT_WIDGETS_OPTION = 'mkt_widgets';

/**
 * The fields of the settings page by the key of the option: label, help, kind, and the pattern of valid values.
 *
 * @return array<string, array{ label: string, help: string, kind: 'url'|'text', required?: bool, pattern?: string, valid?: string }>
 */
function mkt_widgets_fields() {
	$address = array(
		'kind'    => 'url',
		'pattern' => '~^https?://[^\s/]+~i',
		/* translators: %s: name of a field */
		'valid'   => __( '%s must be an address such as https://service.example.', 'mkt-widgets' ),
	);
	return array(
		'base-url'       => array(
			'label'    => __( 'Address of the service', 'mkt-widgets' ),
			'help'     => __( 'For example https://service.example', 'mkt-widgets' ),
			'required' => true,
		) + $address,
		'application-id' => array(
			'label'    => __( 'Application id', 'mkt-widgets' ),
			'help'     => __( 'From the developer portal of the service.', 'mkt-widgets' ),
			'kind'     => 'text',
			'required' => true,
		),
		'affiliate-id'   => array(
			'label' => __( 'Affiliate id', 'mkt-widgets' ),
			'help'  => __( 'Added to all links, so that you earn from them.', 'mkt-widgets' ),
			'kind'  => 'text',
		),
		'disclosure'     => array(
			'label' => __( 'Advertising label', 'mkt-widgets' ),
			'help'  => __( 'Shown near links that earn you something, for example “PR”.', 'mkt-widgets' ),
			'kind'  => 'text',
		),
		'credit'         => array(
			'label' => __( 'Credit line', 'mkt-widgets' ),
			'help'  => __( 'Text that the service requires, with its address at the end: Supported by Example https://developer.example/', 'mkt-widgets' ),
			'kind'  => 'text',
		),
		'disclaimer'     => array(
			'label' => __( 'Disclaimer', 'mkt-widgets' ),
			'help'  => __( 'A text about prices. Like the credit line, it is shown once on the page, below the last element.', 'mkt-widgets' ),
			'kind'  => 'text',
		),
		'consent'        => array(
			'label'   => __( 'Consent', 'mkt-widgets' ),
			'help'    => __( 'Nothing is requested before the reader consents: click (by a button), event:NAME (your page fires this event) or tcf:755 (your consent manager knows this vendor). Leave empty to request at once.', 'mkt-widgets' ),
			'kind'    => 'text',
			'pattern' => '~^(click|event:.+|tcf(:\d+)?)$~',
			/* translators: %s: name of a field */
			'valid'   => __( '%s must be click, event:NAME, tcf or tcf:NUMBER.', 'mkt-widgets' ),
		),
		'analytics'      => array(
			'label'   => __( 'Web analytics', 'mkt-widgets' ),
			'help'    => __( 'Clicks and impressions are passed to these services of your page: gtag dataLayer plausible matomo umami', 'mkt-widgets' ),
			'kind'    => 'text',
			'pattern' => '~^(?:(?:gtag|dataLayer|plausible|matomo|umami)(?: +|$))+$~',
			/* translators: %s: name of a field */
			'valid'   => __( '%s must be names among gtag, dataLayer, plausible, matomo and umami, separated by spaces.', 'mkt-widgets' ),
		),
		'files'          => array(
			'label' => __( 'Address of mkt.js', 'mkt-widgets' ),
			'help'  => __( 'Leave empty to use the files of this plugin.', 'mkt-widgets' ),
		) + $address,
	);
}

/** @return array<string, string> The settings that are not empty, by the keys of the fields. */
function mkt_widgets_settings() {
	$known = array_intersect_key( (array) get_option( MKT_WIDGETS_OPTION, array() ), mkt_widgets_fields() );
	return array_filter( array_filter( $known, 'is_string' ), 'strlen' );
}

/**
 * Sanitizes the input. An invalid value is reported, and the previous one stays.
 *
 * @param mixed $entered
 * @return array<string, string>
 */
function mkt_widgets_sanitize( $entered ) {
	$before = mkt_widgets_settings();
	$taken  = array();
	foreach ( mkt_widgets_fields() as $key => $field ) {
		$value = trim( sanitize_text_field( is_array( $entered ) && isset( $entered[ $key ] ) ? $entered[ $key ] : '' ) );
		if ( '' !== $value && isset( $field['pattern'] ) && ! preg_match( $field['pattern'], $value ) ) {
			add_settings_error( MKT_WIDGETS_OPTION, $key, sprintf( $field['valid'], $field['label'] ) );
			$value = isset( $before[ $key ] ) ? $before[ $key ] : '';
		}
		$taken[ $key ] = $value;
	}
	return $taken;
}

add_action(
	'admin_init',
	function () {
		register_setting(
			'mkt-widgets',
			MKT_WIDGETS_OPTION,
			array(
				'type'              => 'object',
				'sanitize_callback' => 'mkt_widgets_sanitize',
				'default'           => array(),
			)
		);
		add_settings_section( 'service', '', '__return_false', 'mkt-widgets' );
		foreach ( mkt_widgets_fields() as $key => $field ) {
			$id = "mkt-widgets-$key";
			add_settings_field(
				$id,
				esc_html( $field['label'] ),
				'mkt_widgets_input',
				'mkt-widgets',
				'service',
				compact( 'id', 'key', 'field' ) + array( 'label_for' => $id )
			);
		}
	}
);

/** @param array $args From `add_settings_field()`. */
function mkt_widgets_input( $args ) {
	$settings = mkt_widgets_settings();
	$key      = $args['key'];
	printf(
		'<input id="%1$s" class="regular-text" type="%2$s" name="%3$s" value="%4$s" aria-describedby="%1$s-help"%5$s><p id="%1$s-help" class="description">%6$s</p>',
		esc_attr( $args['id'] ),
		esc_attr( $args['field']['kind'] ),
		esc_attr( MKT_WIDGETS_OPTION . "[$key]" ),
		esc_attr( isset( $settings[ $key ] ) ? $settings[ $key ] : '' ),
		empty( $args['field']['required'] ) ? '' : ' required',
		esc_html( $args['field']['help'] )
	);
}

add_action(
	'admin_menu',
	function () {
		add_options_page( 'mkt-widgets', 'mkt-widgets', 'manage_options', 'mkt-widgets', 'mkt_widgets_settings_page' );
	}
);

function mkt_widgets_settings_page() {
	echo '<div class="wrap"><h1>mkt-widgets</h1><p>';
	echo esc_html__( 'Set this once. Then every author can use the block “Marketplace”, the shortcode [mkt ranking], or the HTML of the guide.', 'mkt-widgets' );
	echo '</p><form action="options.php" method="post">';
	settings_fields( 'mkt-widgets' );
	do_settings_sections( 'mkt-widgets' );
	submit_button();
	echo '</form></div>';
}

add_filter(
	'plugin_action_links_' . plugin_basename( MKT_WIDGETS_FILE ),
	function ( $links ) {
		$page = admin_url( 'options-general.php?page=mkt-widgets' );
		array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( $page ), esc_html__( 'Settings', 'mkt-widgets' ) ) );
		return $links;
	}
);
