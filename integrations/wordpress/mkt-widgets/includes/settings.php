<?php
defined( 'ABSPATH' ) || exit;

const MKT_WIDGETS_OPTION = 'mkt_widgets';

/**
 * The fields of the settings page by the key of the option: label, help, kind, the values to choose from, the
 * pattern of valid values, and the section; by default that of the service.
 *
 * @return array<string, array{ label: string, help: string, kind: 'url'|'text', required?: bool, values?: string[], pattern?: string, valid?: string, section?: 'technical' }>
 */
function mkt_widgets_fields() {
	$address = array(
		'kind'    => 'url',
		'pattern' => '~^https?://[^\s/]+~i',
		/* translators: %s: name of a field */
		'valid'   => __( '%s must be an address such as https://service.example.', 'mkt-widgets' ),
	);
	$id      = array(
		'kind'    => 'text',
		'pattern' => '/^[!-~]+$/',
		/* translators: %s: name of a field */
		'valid'   => __( '%s must have no spaces and no full-width characters.', 'mkt-widgets' ),
	);
	$query   = array(
		'kind'    => 'text',
		'pattern' => '~^[^\s#=]+=[^\s#]*$~',
		/* translators: %s: name of a field */
		'valid'   => __( '%s must be a query string such as name=value, without spaces.', 'mkt-widgets' ),
		'section' => 'technical',
	);
	return array(
		'base-url'            => array(
			'label'    => __( 'Address of the service', 'mkt-widgets' ),
			'help'     => __( 'For example https://service.example', 'mkt-widgets' ),
			'required' => true,
		) + $address,
		'application-id'      => array(
			'label'    => __( 'Application id', 'mkt-widgets' ),
			'help'     => __( 'From the developer portal of the service.', 'mkt-widgets' ),
			'required' => true,
		) + $id,
		'affiliate-id'        => array(
			'label' => __( 'Affiliate id', 'mkt-widgets' ),
			'help'  => __( 'Added to all links, so that you earn from them.', 'mkt-widgets' ),
		) + $id,
		'disclosure'          => array(
			'label' => __( 'Advertising label', 'mkt-widgets' ),
			'help'  => __( 'Shown near links that earn you something, for example “PR”.', 'mkt-widgets' ),
			'kind'  => 'text',
		),
		'credit'              => array(
			'label' => __( 'Credit line', 'mkt-widgets' ),
			'help'  => __( 'Text that the service requires, with its address at the end: Supported by Example https://developer.example/', 'mkt-widgets' ),
			'kind'  => 'text',
		),
		'disclaimer'          => array(
			'label' => __( 'Disclaimer', 'mkt-widgets' ),
			'help'  => __( 'A text about prices. Like the credit line, it is shown once on the page, below the last element.', 'mkt-widgets' ),
			'kind'  => 'text',
		),
		'consent'             => array(
			'label'   => __( 'Consent', 'mkt-widgets' ),
			'help'    => __( 'Nothing is requested before the reader consents: click (by a button), event:NAME (your page fires this event) or tcf:755 (your consent manager knows this vendor). Leave empty to request at once.', 'mkt-widgets' ),
			'kind'    => 'text',
			'pattern' => '~^(?:click|tcf(?::[1-9]\d{0,4})?|event:(?!event:|tcf:\d*$|(?:NAME|click)$|.*\s(?:event:|tcf|click$))\S(?:.*\S)?)$~',
			/* translators: %s: name of a field */
			'valid'   => __( '%s must be click, event:NAME, tcf or tcf:NUMBER.', 'mkt-widgets' ),
		),
		'analytics'           => array(
			'label'   => __( 'Web analytics', 'mkt-widgets' ),
			'help'    => __( 'Clicks and impressions are passed to these services of your page: gtag dataLayer plausible matomo umami', 'mkt-widgets' ),
			'kind'    => 'text',
			'pattern' => '~^(?:(?:gtag|dataLayer|plausible|matomo|umami)(?: +|$))+$~',
			/* translators: %s: name of a field */
			'valid'   => __( '%s must be names among gtag, dataLayer, plausible, matomo and umami, separated by spaces.', 'mkt-widgets' ),
		),
		'link-params'         => array(
			'label'   => __( 'Parameters of links', 'mkt-widgets' ),
			'help'    => __( 'Added to the links of entries, for example scid=blog-{position}. The terms of the marketplace may forbid it.', 'mkt-widgets' ),
			'section' => 'service',
		) + $query,
		'keep'                => array(
			'label'   => __( 'Page with kept entries', 'mkt-widgets' ),
			'help'    => __( 'Readers get a button to keep entries. The address of your page with their list, for example /kept/', 'mkt-widgets' ),
			'kind'    => 'text',
			'pattern' => '~^(?:https?:/)?/\S+$~i',
			/* translators: %s: name of a field */
			'valid'   => __( '%s must be an address such as https://blog.example/kept/ or /kept/.', 'mkt-widgets' ),
		),
		'dynamic-ad-url'      => array(
			'label'   => __( 'Address of the recommendations', 'mkt-widgets' ),
			'help'    => __( 'For the element “Recommendations”: the address of the dynamic ad service.', 'mkt-widgets' ),
			'section' => 'technical',
		) + $address,
		'names'               => array(
			'label'   => __( 'Names of the service', 'mkt-widgets' ),
			'help'    => __( 'Words of a live service in place of the neutral ones, for example site=acme Market=Acme', 'mkt-widgets' ),
			'kind'    => 'text',
			'pattern' => '~^((site|market|ebook|golf)=[a-z]\w*(\s+|$))+$~i',
			/* translators: %s: name of a field */
			'valid'   => __( '%s must be pairs such as site=acme Market=Acme, with site, market, ebook or golf.', 'mkt-widgets' ),
			'section' => 'technical',
		),
		'query'               => array(
			'label' => __( 'Further parameters of requests', 'mkt-widgets' ),
			'help'  => __( 'Sent with every request, for example key=value', 'mkt-widgets' ),
		) + $query,
		'api-version'         => array(
			'label'   => __( 'Version of the operations', 'mkt-widgets' ),
			'help'    => __( 'Only if the service offers another version than the one of this plugin, for example 20220601', 'mkt-widgets' ),
			'kind'    => 'text',
			'pattern' => '~^[\w.]+$~',
			/* translators: %s: name of a field */
			'valid'   => __( '%s must have letters, digits and points only.', 'mkt-widgets' ),
			'section' => 'technical',
		),
		'requests-per-second' => array(
			'label'   => __( 'Requests per second', 'mkt-widgets' ),
			'help'    => __( 'Most requests of a page per second, if the service has such a limit, for example 1', 'mkt-widgets' ),
			'kind'    => 'text',
			'pattern' => '~^(?:[1-9]\d*(?:\.\d+)?|0\.(?:0[1-9]|[1-9])\d*)$~',
			/* translators: %s: name of a field */
			'valid'   => __( '%s must be a number from 0.01.', 'mkt-widgets' ),
			'section' => 'technical',
		),
		'transport'           => array(
			'label'   => __( 'Transport', 'mkt-widgets' ),
			'help'    => __( 'How pages request the service: by a script (jsonp, the default), by a script in a sandboxed frame, or by fetch.', 'mkt-widgets' ),
			'kind'    => 'text',
			'values'  => array( 'jsonp', 'frame', 'fetch' ),
			'pattern' => '~^(?:jsonp|frame|fetch)$~',
			/* translators: %s: name of a field */
			'valid'   => __( '%s must be jsonp, frame or fetch.', 'mkt-widgets' ),
			'section' => 'technical',
		),
		'origins'             => array(
			'label'   => __( 'Further trusted services', 'mkt-widgets' ),
			'help'    => __( 'Services that tags in HTML may name: their scripts run in your pages. Origins such as https://other.example, separated by spaces.', 'mkt-widgets' ),
			'kind'    => 'text',
			'pattern' => '~^https?://[^\s/?#@]+(?: +https?://[^\s/?#@]+)*$~i',
			/* translators: %s: name of a field */
			'valid'   => __( '%s must be origins such as https://a.example, separated by spaces.', 'mkt-widgets' ),
			'section' => 'technical',
		),
		'files'               => array(
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
 * A text in one line without tags. `sanitize_text_field()` would also remove `%20` from addresses and queries.
 *
 * @param mixed $entered
 * @return string
 */
function mkt_widgets_text( $entered ) {
	$text = is_string( $entered ) ? wp_strip_all_tags( wp_check_invalid_utf8( $entered ) ) : '';
	return trim( preg_replace( '/[\x00-\x20\x7f]+/', ' ', $text ) );
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
		$value = mkt_widgets_text( is_array( $entered ) && isset( $entered[ $key ] ) ? $entered[ $key ] : '' );
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
		add_settings_section( 'technical', esc_html__( 'Technical settings', 'mkt-widgets' ), '__return_false', 'mkt-widgets' );
		foreach ( mkt_widgets_fields() as $key => $field ) {
			$id = "mkt-widgets-$key";
			add_settings_field(
				$id,
				esc_html( $field['label'] ),
				'mkt_widgets_input',
				'mkt-widgets',
				isset( $field['section'] ) ? $field['section'] : 'service',
				compact( 'id', 'key', 'field' ) + array( 'label_for' => $id )
			);
		}
	}
);

/** @param array $args From `add_settings_field()`. */
function mkt_widgets_input( $args ) {
	$settings = mkt_widgets_settings();
	$key      = $args['key'];
	$field    = $args['field'];
	$value    = isset( $settings[ $key ] ) ? $settings[ $key ] : '';
	$common   = sprintf( 'id="%1$s" name="%2$s" aria-describedby="%1$s-help"', esc_attr( $args['id'] ), esc_attr( MKT_WIDGETS_OPTION . "[$key]" ) );
	if ( isset( $field['values'] ) ) {
		echo "<select $common>";
		foreach ( array_merge( array( '' ), $field['values'] ) as $each ) {
			printf( '<option value="%1$s"%2$s>%1$s</option>', esc_attr( $each ), $each === $value ? ' selected' : '' );
		}
		echo '</select>';
	} else {
		printf(
			'<input %s class="regular-text" type="%s" value="%s"%s>',
			$common,
			esc_attr( $field['kind'] ),
			esc_attr( $value ),
			empty( $field['required'] ) ? '' : ' required'
		);
	}
	printf( '<p id="%s-help" class="description">%s</p>', esc_attr( $args['id'] ), esc_html( $field['help'] ) );
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
